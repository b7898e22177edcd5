"""The conformance corpus: its cases, running them against any implementation, grading, reporting, serving."""
