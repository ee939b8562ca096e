import { readDocumentFile } from './document/read-document-file.ts';
import { boundMemory } from './pdf/bound-memory.ts';
import { readResume } from './read-resume.ts';
import { answerOnce } from './reading-process.ts';

boundMemory();
answerOnce({ resume: readResume, document: readDocumentFile });
