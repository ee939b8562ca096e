/** How somebody goes on without a microphone, in the words of where they are. */
export interface WithoutMicrophone {
  /** Behind "Allow it and try again": the other way on. */
  orElse: string;
  /** While it is heard, it was unplugged. */
  unplugged: string;
  /** Another window hears it; null: nothing is to be said of that. */
  elsewhere: string | null;
}

const sentences = (orElse: string) => {
  const refused = `The microphone was refused. Allow it beside the address of this page and try again${orElse}`;
  const none = `No microphone was found. Connect one and try again${orElse}`;
  const inUse = `Another program uses the microphone. Close it and try again${orElse}`;
  return new Map([
    ['NotAllowedError', refused],
    ['SecurityError', refused],
    ['NotFoundError', none],
    ['OverconstrainedError', none],
    ['NotReadableError', inUse],
    ['AbortError', inUse],
  ]);
};
const notGiven = (orElse: string): string => `This browser gives no microphone to this page${orElse}`;

/** Asks for the microphone, which the browser asks its user about. Its tracks are the caller's to stop. @throws Error with a sentence for the user */
export async function askForMicrophone({ orElse }: Pick<WithoutMicrophone, 'orElse'>): Promise<MediaStream> {
  const devices = (navigator as Partial<Navigator>).mediaDevices; // there is none on a page that came unencrypted
  if (!devices) throw new Error(notGiven(orElse));
  try {
    return await devices.getUserMedia({ audio: { echoCancellation: true, noiseSuppression: true } });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    throw new Error(sentences(orElse).get(name) ?? notGiven(orElse), { cause: error });
  }
}

/** Whether it is given without asking anybody. */
export async function isMicrophoneAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'granted';
  } catch {
    return false; // this browser does not tell
  }
}

export const stopMicrophone = (stream: MediaStream): void =>
  stream.getTracks().forEach((track) => track.stop());
