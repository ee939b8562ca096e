import type { ListedTopic } from '../topic.ts';

export const OPERATING_SYSTEMS: readonly ListedTopic[] = [
  {
    name: 'processes and threads',
    terms: [
      'process and a thread',
      'process and thread',
      'processes and threads',
      'multithreading',
      'multi threading',
      'multiprocessing',
      'thread and a process',
      'thread',
    ],
    asks: 'process processes thread threads threading multithreading multiprocessing address space',
    answer:
      'A process is a running program with its own memory; a thread is a path of execution inside a process, and threads of one process share its memory.',
    points: [
      'Processes are isolated, so one that crashes does not take the others down, but they have to talk through pipes, sockets or shared memory.',
      'Threads are cheaper to create and to switch between and share data directly, so access to that data needs locks or atomics, and one bad thread can crash the whole process.',
      'I would choose processes for isolation and security, and threads for work that shares a lot of state or waits for input and output.',
    ],
  },
  {
    name: 'deadlocks',
    terms: ['deadlock', 'mutex', 'semaphore', 'dining philosophers'],
    asks: 'deadlock deadlocks deadlocked locking mutex semaphore lock ordering',
    answer:
      'A deadlock is a circle of waiting: each thread holds a lock that the next one needs, so none can go on.',
    points: [
      'It takes four things at once: exclusive use, holding one lock while waiting for another, no taking away, and a circular wait.',
      'The usual cure is to break the circle: take locks in one global order, or take all of them at once.',
      'Timeouts on locks, shorter critical sections and immutable data make it rarer; a thread dump shows which lock each thread waits for.',
    ],
  },
  {
    name: 'concurrency and race conditions',
    terms: ['race condition', 'concurrency', 'parallelism', 'thread safe', 'thread safety', 'data race'],
    asks: 'concurrency concurrent race condition conditions parallel parallelism thread safe synchronization atomic',
    answer:
      'A race condition is a bug in which the result depends on the timing of two pieces of code that touch the same state.',
    points: [
      'Concurrency is dealing with many things in overlapping time; parallelism is doing them at the same instant on several cores.',
      'To avoid races I would share less: immutable data, message passing, or one owner for each piece of state; where sharing is needed, a lock or an atomic operation.',
      'In a database the same problem is solved by a transaction, a unique constraint, or one conditional update instead of read-then-write.',
    ],
  },
  {
    name: 'asynchronous programming and the event loop',
    terms: [
      'event loop',
      'async await',
      'asynchronous programming',
      'callback',
      'promise in javascript',
      'coroutine',
      'non blocking',
    ],
    asks: 'asynchronous async await event loop promise promises callback callbacks nonblocking non blocking coroutine',
    answer:
      'An event loop runs one piece of code at a time and, while input or output is under way, serves other work instead of blocking a thread on it.',
    points: [
      'That suits work that mostly waits: many open connections cost little memory.',
      'Heavy computing blocks the loop and everybody behind it, so it belongs in a worker thread or another process.',
      'Errors and cancellation need care: every promise is awaited or handled, and every call has a timeout.',
    ],
  },
  {
    name: 'memory management',
    terms: [
      'garbage collection',
      'garbage collector',
      'memory leak',
      'memory management',
      'heap and stack',
      'stack and heap',
      'heap and the stack',
    ],
    asks: 'memory management garbage collection collector leak leaks heap stack allocation pointer',
    answer:
      'The stack holds the local data of calls and frees itself when they return; the heap holds what lives longer and is freed by hand, by rules of ownership, by reference counts or by a garbage collector.',
    points: [
      'A garbage collector frees what can no longer be reached, at the price of some pauses and extra memory.',
      'A leak in such a language is something still reachable by mistake: a cache without a bound, a listener that is never removed.',
      'To find one I would compare heap snapshots over time under the same load and look at what keeps growing and who holds it.',
    ],
  },
];
