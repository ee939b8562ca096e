/* A decoder that never reads its model, as from a hanging disk, and lives. */
setInterval(() => process.send?.({ type: 'alive' }), 1_000);
process.on('disconnect', () => process.exit());
