import { readDocument } from './document/read-document.ts';
import { boundMemory } from './pdf/bound-memory.ts';
import { readResume } from './read-resume.ts';
import { answerOnce } from './reading-process.ts';

boundMemory();
answerOnce({ resume: readResume, document: readDocument });
