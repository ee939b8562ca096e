/** Answers the parent with CPU µs so far. */
export function answerForCpu(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: user + system });
  });
}
