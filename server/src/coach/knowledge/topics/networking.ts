import type { ListedTopic } from '../topic.ts';

export const NETWORKING: readonly ListedTopic[] = [
  {
    name: 'TCP and UDP',
    terms: ['tcp', 'udp', 'three way handshake', 'quic'],
    asks: 'tcp udp handshake packet packets transport protocol congestion',
    answer:
      'TCP gives an ordered, reliable stream of bytes over a connection; UDP sends single packets without any promise.',
    points: [
      'TCP opens with a three-way handshake, numbers its bytes, repeats what gets lost, and slows down when the receiver or the network is full.',
      'UDP has no handshake and no waiting for lost packets, which suits live audio, games and DNS.',
      'QUIC, under HTTP/3, builds reliable encrypted streams on UDP, so that one lost packet does not hold up the others.',
    ],
  },
  {
    name: 'HTTP',
    terms: ['http', 'https', 'http status', 'status code', 'http method', 'http2', 'http 2', 'http 3'],
    asks: 'http https methods status codes request response headers cookies http2',
    answer:
      'HTTP is a stateless protocol of requests and responses: a method and a path go out; a status, headers and a body come back.',
    points: [
      'GET is safe; PUT and DELETE are idempotent, so they may be repeated; POST is neither, unless the client sends a key of its own.',
      'Statuses say whose turn it is: 2xx done, 3xx elsewhere or unchanged, 4xx the caller is wrong, 5xx the server is.',
      'State lives in cookies or tokens; caching is steered by Cache-Control and ETag; HTTP/2 carries many requests on one connection.',
    ],
  },
  {
    name: 'what happens when you open a web page',
    terms: ['type a url', 'enter a url', 'open a web page', 'load a web page', 'visit a website', 'dns'],
    asks: 'type url browser enter happens open web page website address bar dns resolve render',
    answer:
      'The browser finds the address through DNS, opens an encrypted connection, asks for the page, and builds what you see from HTML, CSS and scripts.',
    points: [
      'Network: DNS lookup through caches, TCP or QUIC, a TLS handshake with a certificate check, then the request.',
      'Server: often a CDN or load balancer first, then the application, its caches and its database.',
      'Browser: parse HTML to a tree, apply CSS, run scripts, lay out, paint; blocking scripts and styles decide how soon something shows.',
    ],
  },
  {
    name: 'TLS and encryption',
    terms: [
      'tls',
      'ssl',
      'asymmetric encryption',
      'symmetric encryption',
      'symmetric and asymmetric',
      'public key',
      'cryptography',
      'encryption',
    ],
    asks: 'tls ssl encryption encrypt certificate certificates symmetric asymmetric public private key cryptography',
    answer:
      'TLS proves who the server is with a certificate, agrees on a secret key by asymmetric cryptography, and encrypts the traffic with fast symmetric ciphers.',
    points: [
      'The certificate binds a name to a public key and is signed by an authority that the client trusts.',
      'Keys are agreed freshly for each connection, in TLS 1.3 always, so a key stolen later does not open old recordings.',
      'Passwords are another matter: they are hashed slowly with a salt, as Argon2 does, never encrypted.',
    ],
  },
  {
    name: 'WebSockets and live updates',
    terms: [
      'websocket',
      'web socket',
      'server sent event',
      'long polling',
      'live update',
      'real time update',
    ],
    asks: 'websocket websockets realtime real time push polling long server sent events streaming live',
    answer:
      'For live updates I would choose between polling, server-sent events for one direction, and WebSockets for both.',
    points: [
      'Server-sent events are plain HTTP and reconnect by themselves, enough for feeds and progress.',
      'A WebSocket stays open both ways; it needs pings, reconnecting with backoff, and a way to catch up on what was missed.',
      'Open connections tie clients to servers, so scaling out needs a shared channel behind them and a plan for slow readers.',
    ],
  },
];
