import { workerData } from 'node:worker_threads';
import { extractHere } from './extract-archive.ts';

await extractHere(workerData);
