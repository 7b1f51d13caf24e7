"""
Runs programs, all in one process. A line of the file "jobs" has the file of a program, its input
and its output; the seconds of each run are written in their order.
"""

import functools
import io
import sys
import threading
import time


@functools.cache
def compiled(program):
    with open(program, encoding='utf-8') as file:
        return compile(file.read(), program, 'exec')


def run(program, given, wanted):
    code = compiled(program)
    with open(given, 'rb') as source, open(wanted, 'w') as target:
        sys.stdin, sys.stdout = io.TextIOWrapper(source), target
        start = time.thread_time()
        exec(code, {'__name__': '__main__'})
        target.flush()
        return time.thread_time() - start


def main():
    own = sys.stdout
    with open(sys.argv[1]) as jobs:
        for job in jobs:
            print(run(*job.rstrip().split('\t')), file=own, flush=True)


threading.stack_size(1 << 29)
thread = threading.Thread(target=main)
thread.start()
thread.join()
