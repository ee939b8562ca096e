/* A decoder's program whose model is never read, as from a disk that hangs; it says once a second that it lives. */
setInterval(() => process.send?.({ type: 'alive' }), 1_000);
process.on('disconnect', () => process.exit());
