const REFUSED =
  'The microphone was refused. Allow it beside the address of this page and try again, or type your answer.';
const NONE = 'No microphone was found. Connect one and try again, or type your answer.';
const IN_USE = 'Another program uses the microphone. Close it and try again, or type your answer.';
const NOT_GIVEN = 'This browser gives no microphone to this page. Type your answer instead.';
export const MICROPHONE_GONE =
  'The microphone was unplugged. What was heard is kept: connect it and go on, or type the rest.';

const SENTENCES: Partial<Record<string, string>> = {
  NotAllowedError: REFUSED,
  SecurityError: REFUSED,
  NotFoundError: NONE,
  OverconstrainedError: NONE,
  NotReadableError: IN_USE,
  AbortError: IN_USE,
};

/** @throws Error with a sentence for the user */
export async function askForMicrophone(): Promise<MediaStream> {
  const devices = (navigator as Partial<Navigator>).mediaDevices; // missing on unencrypted pages
  if (!devices) throw new Error(NOT_GIVEN);
  try {
    return await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    throw new Error(SENTENCES[name] ?? NOT_GIVEN, { cause: error });
  }
}

export const stopMicrophone = (stream: MediaStream): void =>
  stream.getTracks().forEach((track) => track.stop());
