/** A third, low enough to be soft. */
const NOTES_HZ = [392, 494];
const NOTE_S = 0.16;
const VOLUME = 0.05;

export async function playTone(): Promise<void> {
  const context = new AudioContext();
  const ends = NOTES_HZ.map(async (hertz, at) => {
    const begin = context.currentTime + at * NOTE_S;
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setTargetAtTime(VOLUME, begin, 0.02);
    gain.gain.setTargetAtTime(0, begin + NOTE_S, 0.05);
    const note = new OscillatorNode(context, { frequency: hertz });
    note.connect(gain).connect(context.destination);
    note.start(begin);
    note.stop(begin + 2 * NOTE_S);
    await new Promise((ended) => note.addEventListener('ended', ended));
  });
  const isHeld = context.state === 'suspended';
  if (!isHeld) await Promise.all(ends);
  await context.close();
}
