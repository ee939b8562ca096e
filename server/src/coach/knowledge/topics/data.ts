import type { ListedTopic } from '../topic.ts';

export const DATA: readonly ListedTopic[] = [
  {
    name: 'database indices',
    terms: [
      'database index',
      'database indexe',
      'database indices',
      'sql index',
      'index in a database',
      'btree',
      'b tree',
      'query plan',
      'slow query',
      'slow queries',
      'indexing',
    ],
    asks: 'index indexes indices indexing database slow query queries btree b tree explain plan',
    answer:
      'An index is usually a sorted copy of some columns, with a pointer to the row, that lets the database find rows without reading the whole table.',
    points: [
      'The usual form is a B-tree: logarithmic lookups, ranges and ordering; the order of columns matters, because it serves prefixes from the left.',
      'Every index makes writes slower and takes space, so I would add them for queries that exist, not just in case.',
      'For a slow query I would read its plan first, check estimates against real rows, and look for full scans and sorts.',
    ],
  },
  {
    name: 'database transactions',
    terms: [
      'database transaction',
      'acid',
      'isolation level',
      'dirty read',
      'phantom read',
      'transaction isolation',
    ],
    asks: 'transaction transactions acid atomicity isolation level levels commit rollback dirty read phantom',
    answer:
      'A transaction makes several changes happen all together or not at all; ACID stands for atomic, consistent, isolated and durable.',
    points: [
      'Isolation levels trade safety for speed: read committed shows no unfinished data, repeatable read a steady picture, serialisable behaves as if one ran after the other.',
      'Two users changing the same row is settled by a lock, a version number, or one conditional update.',
      'I would keep transactions short, without calls to other services inside, and be ready to retry after a conflict.',
    ],
  },
  {
    name: 'SQL joins',
    terms: [
      'sql join',
      'inner join',
      'outer join',
      'left join',
      'right join',
      'cross join',
      'join in sql',
      'types of join',
    ],
    asks: 'sql join joins inner outer left right cross select group by having',
    answer:
      'A join combines rows of two tables by a condition: an inner join keeps only matches, a left join keeps every row of the left table and fills the gaps with nulls.',
    points: [
      'Right and full outer joins keep the other side or both; a cross join pairs everything with everything.',
      'A condition on the right table belongs in ON, not in WHERE, or a left join quietly becomes an inner one.',
      'Joining one to many multiplies rows, so sums go wrong; aggregate first or count distinct.',
    ],
  },
  {
    name: 'SQL and NoSQL databases',
    terms: [
      'nosql',
      'sql and nosql',
      'relational database',
      'document database',
      'document store',
      'normalization',
      'normalisation',
      'denormalization',
      'denormalisation',
      'which database',
    ],
    asks: 'sql nosql relational document mongodb cassandra dynamodb choose database normalization normalisation denormalize schema',
    answer:
      'I would start with a relational database, for its schema, joins and transactions, and choose another kind when the access pattern asks for it.',
    points: [
      'Document stores suit data that is read and written as a whole; wide-column stores suit huge volumes of writes with known queries; key-value stores suit caches and sessions.',
      'Normalising keeps each fact once, so that it cannot contradict itself; denormalising copies facts to make reads cheap, and then the copies need care.',
      'The questions I would ask: which queries, how much data, how consistent, how much write traffic, and what the team can run.',
    ],
  },
  {
    name: 'replication and sharding',
    fields: ['software'],
    terms: ['replication', 'sharding', 'shard', 'read replica', 'shard key', 'consistent hashing'],
    asks: 'replication replica replicas sharding shard shards partition partitioning leader follower scale database',
    answer:
      'Replication keeps copies of the same data for reads and for survival; sharding splits the data, so that each machine holds a part.',
    points: [
      'Copies that follow asynchronously lag behind, so users may not see their own writes unless they read from the leader.',
      'The shard key decides everything: it should spread the load evenly and keep what is queried together in one place.',
      'Consistent hashing, or many small partitions, lets shards move without moving everything; queries across shards get expensive.',
    ],
  },
  {
    name: 'data pipelines',
    terms: [
      'data pipeline',
      'etl',
      'elt',
      'data warehouse',
      'batch and streaming',
      'batch processing',
      'stream processing',
    ],
    asks: 'etl elt pipeline pipelines data warehouse batch streaming spark airflow analytics',
    answer:
      'A data pipeline takes data from its sources, checks and reshapes it, and delivers it where people or programs query it, in batches or as a stream.',
    points: [
      'Steps should be repeatable: running a day again gives the same result and no duplicates.',
      'Keep the raw data, so that a mistake in a transformation can be corrected later.',
      'I would watch freshness, row counts and schema changes, because silent wrong data is worse than a failed job.',
    ],
  },
  {
    name: 'machine learning basics',
    terms: [
      'machine learning',
      'overfitting',
      'underfitting',
      'bias variance',
      'precision and recall',
      'regularization',
      'regularisation',
      'cross validation',
      'neural network',
      'data leakage',
    ],
    asks: 'machine learning overfitting underfitting bias variance model training validation precision recall regularization classifier neural',
    answer:
      'Overfitting means that a model has learnt its training data, noise included, and does badly on data it has not seen.',
    points: [
      'Hold back a test set, validate on data from later or from other users, and watch for leakage between them.',
      'Against overfitting: more data, a simpler model, regularisation, early stopping; against underfitting: better features or a stronger model.',
      'The metric follows the cost of mistakes: precision when false alarms hurt, recall when misses do, and always a simple baseline to beat.',
    ],
  },
];
