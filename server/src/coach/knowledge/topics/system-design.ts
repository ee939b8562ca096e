import type { ListedTopic } from '../topic.ts';

export const SYSTEM_DESIGN: readonly ListedTopic[] = [
  {
    name: 'a URL shortener',
    terms: ['url shortener', 'url shortening', 'shorten url', 'link shortener', 'bitly', 'tinyurl'],
    asks: 'url shortener shorten shortening short link links tiny bitly redirect requests per second',
    answer:
      'A URL shortener is a key-value lookup that is read far more often than written, so I would design it around a cached redirect.',
    points: [
      'Writing: give each link a unique number, from ranges handed out to each server so that they need not coordinate, and write it in base 62; seven characters give about 3.5 trillion links.',
      'Reading: stateless servers behind a load balancer, popular links in a cache such as Redis or at a CDN, and a replicated or sharded store behind it; a temporary redirect (302) lets us count clicks, a permanent one (301) saves traffic.',
      'Besides: rate limits and checks against abuse, expiry, click counts through a queue so that the redirect never waits, and numbers that cannot be guessed where links are private.',
    ],
  },
  {
    name: 'high-traffic systems',
    terms: [
      'requests per second',
      'high traffic',
      'million users',
      'scalable system',
      'scalability',
      'scale a system',
      'scale a service',
      'system design',
      'million requests',
    ],
    asks: 'scale scaling scalable scalability thousand million users requests per second throughput traffic load design system architecture',
    answer:
      'I would first pin down the numbers and the promise, then draw the simplest design that meets them, and look for its first bottleneck.',
    points: [
      'Questions first: how many reads and writes per second, how much data, how fresh, how fast, and what may be lost.',
      'Then the path of one request: stateless servers behind a load balancer, a cache for hot reads, a queue for work that can wait, a database with replicas and, if one machine cannot hold the writes, shards.',
      'Then failure: timeouts, retries with backoff, limits on every queue, graceful degradation, and measurements that show where it hurts.',
    ],
  },
  {
    name: 'distributed systems',
    terms: [
      'distributed system',
      'cap theorem',
      'eventual consistency',
      'consensus',
      'raft',
      'paxos',
      'partition tolerance',
    ],
    asks: 'distributed system systems cap theorem consistency availability partition tolerance consensus raft paxos eventual',
    answer:
      'A distributed system is several machines working as one over a network that loses and delays messages, so the design is mostly about partial failure.',
    points: [
      'When the network splits, each operation has to choose between consistency and availability; that is what the CAP theorem says.',
      'A timeout does not tell whether the work was done, so calls are made idempotent and retried with backoff.',
      'Agreement on one leader or one order needs consensus such as Raft and a majority of machines; where slightly old data is fine, eventual consistency is cheaper.',
    ],
  },
  {
    name: 'caching',
    terms: ['caching', 'cache', 'cache invalidation', 'memcached', 'cdn', 'ttl'],
    asks: 'cache caches caching cached redis memcached invalidation eviction ttl lru',
    answer: 'A cache keeps answers close to where they are needed, trading freshness and memory for speed.',
    points: [
      'Cache-aside is the usual way: look in the cache, otherwise read the database and store the result with an expiry.',
      'Invalidation is the hard part: expire by time where stale is fine, delete the key on write where it is not.',
      'Watch the hit rate and the stampede: when a popular key expires, one caller should refresh it while the others wait or get the old value.',
    ],
  },
  {
    name: 'load balancing',
    terms: ['load balancer', 'load balancing', 'round robin', 'haproxy'],
    asks: 'load balancer balancers balancing round robin health check sticky nginx haproxy failover',
    answer:
      'A load balancer spreads requests over several servers and stops sending them to the ones that are unwell.',
    points: [
      'Round robin is simple; least connections is better when requests differ in cost; hashing keeps a user on one server where that helps a cache.',
      'At the transport layer it is fast and blind; at the HTTP layer it can route by path, retry and end TLS.',
      'Servers should keep no session of their own, so that any can answer; a server going down first drains its connections.',
    ],
  },
  {
    name: 'message queues',
    terms: [
      'message queue',
      'kafka',
      'rabbitmq',
      'pubsub',
      'publish subscribe',
      'dead letter queue',
      'event driven architecture',
      'message broker',
      'sqs',
    ],
    asks: 'queue queues message messages messaging kafka rabbitmq sqs pubsub publish subscribe event driven asynchronous worker',
    answer:
      'A queue lets one part hand work to another without waiting for it, which evens out peaks and keeps failures apart.',
    points: [
      'Delivery is normally at least once, so consumers are idempotent: they remember what they have done or do things that can be repeated.',
      'A log like Kafka keeps order within a partition and can be read again; a work queue, as in RabbitMQ, gives each message to one worker and then forgets it.',
      'Messages that keep failing go to a dead-letter queue; the length and the age of the queue are what to watch.',
    ],
  },
  {
    name: 'rate limiting',
    terms: ['rate limiter', 'rate limiting', 'rate limit', 'token bucket', 'throttling', 'sliding window'],
    asks: 'rate limit limiter limiting throttle throttling token bucket sliding window quota',
    answer:
      'A rate limiter counts the calls of each client and turns away those beyond a limit, usually with 429 and a time to come back.',
    points: [
      'A token bucket allows short bursts; a sliding window is smoother, and exact if each call is kept; a fixed window is cheapest but lets twice the limit pass at its edge.',
      'With several servers the counters live in a shared store and change in one atomic step.',
      'I would decide what happens when that store is down: let calls through for comfort, or refuse them for safety.',
    ],
  },
  {
    name: 'microservices and monoliths',
    terms: ['microservice', 'micro service', 'monolith', 'monolithic', 'service oriented architecture'],
    asks: 'microservice microservices monolith monolithic service oriented architecture boundaries split',
    answer:
      'Microservices let teams deploy on their own, at the price of a network between the parts; a well-kept monolith is simpler until that independence is worth it.',
    points: [
      'Boundaries should follow the business and own their data; services that share a database are one service in disguise.',
      'The price: partial failure, versions of interfaces, tracing, and no transactions across services, so sagas and idempotent events instead.',
      'I would start with modules in one deployable and split where load, release rhythm or teams really differ.',
    ],
  },
  {
    name: 'REST and API design',
    terms: [
      'rest api',
      'restful',
      'graphql',
      'grpc',
      'api design',
      'api versioning',
      'design an api',
      'idempotency',
      'rest',
    ],
    asks: 'rest restful api apis design endpoint endpoints graphql grpc versioning pagination idempotent idempotency',
    answer:
      'A good REST interface names resources with nouns, uses the HTTP methods and statuses for what they mean, and stays predictable.',
    points: [
      'Lists are paged with a cursor, errors have one shape, and dates and identifiers one format throughout.',
      'Adding is safe and removing is not, so I would change by adding, and use a new version only for real breaks.',
      'GraphQL suits clients that need very different slices of data; gRPC suits fast typed calls between services.',
    ],
  },
  {
    name: 'observability',
    terms: [
      'observability',
      'slo',
      'sla',
      'error budget',
      'distributed tracing',
      'opentelemetry',
      'monitoring and alerting',
      'system monitoring',
    ],
    asks: 'monitoring observability logging logs metrics tracing alert alerts alerting slo sla dashboard on call production',
    answer:
      'Observability is being able to tell from outside what a system is doing, with metrics for the picture, traces for the path and logs for the detail.',
    points: [
      'For each service I would watch rate, errors and duration, and how full its scarce resources are.',
      'Alerts are for what users feel and for what somebody has to act on now; the rest belongs on a dashboard.',
      'An objective such as 99.9 % leaves an error budget, which decides between features and repairs.',
    ],
  },
];
