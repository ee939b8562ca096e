import { FrameAssembler, measureLevel } from './sound-blocks.ts';
import { TranscriptionSocket } from './transcription-socket.ts';
import type { FromWorker, ToWorker } from './worker-protocol.ts';

/** Sound comes straight from the audio thread, so no busy or throttled page holds it up. */
const post = (message: FromWorker): void => postMessage(message);

const assembler = new FrameAssembler();
let socket: TranscriptionSocket | undefined;
let source: MessagePort | undefined;

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') start(data.url, data.audio);
  else if (data.type === 'listen-to') listenTo(data.audio);
  else if (data.type === 'network-returned') socket?.networkReturned();
  else if (data.type === 'retry-now') socket?.retryNow();
  else if (data.type === 'move-to') socket?.moveTo(data.url);
  else if (data.type === 'flush') flush();
  else finish();
};

function start(url: string, audio: MessagePort): void {
  socket = new TranscriptionSocket({ url, onEvent: post });
  listenTo(audio);
}

function listenTo(audio: MessagePort): void {
  source?.close();
  source = audio;
  audio.onmessage = ({ data }: MessageEvent<Float32Array>) => {
    post(measureLevel(data));
    for (const frame of assembler.push(data)) socket?.send(frame);
  };
}

function flush(): void {
  socket?.send(assembler.flush());
  socket?.flush();
}

function finish(): void {
  socket?.send(assembler.flush());
  socket?.finish();
}
