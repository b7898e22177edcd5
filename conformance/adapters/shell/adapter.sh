#!/bin/sh
# For an engine that cannot hold a conversation: started once for each message, one line in, one line out (`--spawn`).
# Here `my-engine meld CARDS...` stands for yours: it prints the points of a meld, or fails.
#
#     meldbook conform --spawn --impl "sh conformance/adapters/shell/adapter.sh" --variant canasta --smoke
read -r line
case $line in
  *'"hello"'*)
    echo '{"hello": {"protocol": 1, "name": "shell", "supports": {"variants": ["canasta"], "levels": [0]}}}' ;;
  *'"steps":[{"by":1,"ask":{"what":"meld","cards":['*)
    cards=$(printf '%s' "$line" | sed 's/.*"what":"meld","cards":\[\([^]]*\)\].*/\1/; s/[",]/ /g')
    # shellcheck disable=SC2086  (each card is a word)
    if points=$(${MY_ENGINE:-my-engine} meld $cards); then
      printf '{"steps": [{"ok": {"points": %s}}]}\n' "$points"
    else
      echo '{"steps": [{"refused": "no meld"}]}'
    fi ;;
  *) echo '{"error": "not yet"}' ;;
esac
