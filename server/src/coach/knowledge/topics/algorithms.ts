import type { ListedTopic } from '../topic.ts';

export const ALGORITHMS: readonly ListedTopic[] = [
  {
    name: 'hash tables',
    terms: ['hash table', 'hashtable', 'hash map', 'hashmap', 'hash function', 'hash collision', 'collide'],
    asks: 'hash table hashtable hashmap map dictionary hashing collide collides collision collisions keys bucket buckets',
    answer:
      'A hash table turns each key into an array index with a hash function, so that finding, adding and removing take constant time on average.',
    points: [
      'When two keys collide, they land in the same bucket: with chaining the bucket keeps a small list, with open addressing the second key moves to the next free slot; either way the keys themselves are compared to find the right one.',
      'As it fills up collisions grow, so beyond a load factor of around 0.7 the table is made bigger and everything is hashed again; spread over all inserts that still costs constant time each.',
      'The worst case is linear, when all keys collide; a good hash function, seeded against attackers, or trees inside the buckets keep that away.',
    ],
  },
  {
    name: 'Big-O and complexity',
    terms: ['big o', 'big o notation', 'time complexity', 'space complexity', 'complexity of'],
    asks: 'big o notation complexity time space runtime asymptotic efficient efficiency linear quadratic logarithmic',
    answer:
      'Big-O says how fast the time or memory of an algorithm grows with its input at most, leaving constants aside.',
    points: [
      'The usual ladder is constant, logarithmic as in binary search, linear, n log n as in good sorting, quadratic as in nested loops, and exponential.',
      'I would say which case I mean: worst, average, or amortised over many operations.',
      'For small inputs and real machines constants, memory access and input and output often matter more, so I would measure before optimising.',
    ],
  },
  {
    name: 'sorting and searching',
    terms: [
      'quicksort',
      'mergesort',
      'merge sort',
      'quick sort',
      'heapsort',
      'binary search',
      'sorting algorithm',
      'search algorithm',
    ],
    asks: 'sort sorting sorted quicksort mergesort heapsort binary search algorithm',
    answer:
      'Comparison sorts cannot beat n log n in general; once data is sorted, binary search finds an item in logarithmic time by halving the range.',
    points: [
      'Quicksort is fast in practice but quadratic at worst, mergesort is stable and always n log n but needs extra memory, heapsort is n log n in place.',
      'Stability matters when equal items have to keep an earlier order.',
      'For small integer ranges counting or radix sort is linear, because it does not compare.',
    ],
  },
  {
    name: 'arrays and linked lists',
    terms: ['linked list', 'array', 'data structure'],
    asks: 'array arrays linked list lists vector deque stack data structure structures',
    answer:
      'An array keeps its items side by side and reaches any of them in constant time; a linked list keeps pointers and inserts in constant time where you already are.',
    points: [
      'Arrays are kind to the processor cache, so they win most of the time even where theory says otherwise.',
      'Inserting in the middle of an array moves everything behind it; a list has to be walked to find the place.',
      'A stack takes from the same end it adds to, a queue from the other end; a stack fits an array as it is, a queue wants a ring.',
    ],
  },
  {
    name: 'trees and graphs',
    terms: [
      'binary tree',
      'search tree',
      'breadth first',
      'depth first',
      'bfs',
      'dfs',
      'dijkstra',
      'shortest path',
      'graph traversal',
      'graph algorithm',
    ],
    asks: 'tree trees binary graph graphs traversal breadth depth first bfs dfs dijkstra shortest path',
    answer:
      'A tree is a graph without cycles in which everything hangs from one root; a balanced search tree finds, adds and removes in logarithmic time.',
    points: [
      'Breadth-first search goes level by level with a queue and finds the fewest steps; depth-first goes deep with a stack and suits cycles, ordering and backtracking.',
      'Dijkstra finds the shortest path with weights that are not negative, by always taking the nearest open node from a heap.',
      'Walking a graph once costs nodes plus edges; a set of visited nodes keeps cycles from looping forever.',
    ],
  },
  {
    name: 'recursion and dynamic programming',
    terms: ['recursion', 'recursive', 'dynamic programming', 'memoization', 'memoisation', 'backtracking'],
    asks: 'recursion recursive dynamic programming memoization memoisation memoize backtracking subproblems',
    answer:
      'Recursion solves a problem by smaller copies of itself; dynamic programming adds that each copy is solved once and remembered.',
    points: [
      'It helps when subproblems overlap and the best answer is made of best answers to the parts.',
      'I would define the state, the step between states and the base case first, and only then write code.',
      'Top down with a memo is easier to write; bottom up avoids a deep stack and often needs only the last row.',
    ],
  },
];
