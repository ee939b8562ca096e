import { expect, test } from 'vitest';
import { asksForExperience, classifyQuestion, isFollowUp } from './question.ts';

test.each([
  ['behavioural', 'Tell me about a time you had a conflict with a coworker. How did you resolve it?'],
  ['behavioural', 'tell me about the time you had a conflict with a co worker'],
  ['behavioural', "tell me about it time you had a conflict with a coworker can't erase all dead"],
  ['behavioural', 'tell me about a tiny head conflict with a coworker'],
  ['behavioural', 'Can you give me an example of a situation where you had to meet a tight deadline?'],
  ['behavioural', 'what is your biggest failure'],
  ['behavioural', 'Have you ever disagreed with your manager?'],
  ['technical', 'What is the difference between a process and a thread?'],
  ['technical', 'what is the difference between a process and a threat'],
  ['technical', 'How would you design a URL shortener that handles ten thousand requests per second?'],
  ['technical', 'how would you design a u r l shorten our buck and was ten thousand requests per second'],
  ['technical', 'Can you walk me through your experience with distributed systems?'],
  ['technical', 'explain our hash table works and what happens when two keys collide'],
  ['motivation', 'Why do you want to leave your current job?'],
  ['motivation', 'why do we want to leave your current job'],
  ['motivation', 'Where do you see yourself in five years?'],
  ['motivation', 'So, what do you know about our company?'],
  ['strengths', 'Tell me about yourself.'],
  ['strengths', "What's your greatest weakness?"],
  ['strengths', 'walk me through your resume'],
  ['situational', 'What would you do if a teammate missed a deadline?'],
  ['situational', 'how do you prioritize your work'],
  ['logistics', 'What are your salary expectations?'],
  ['logistics', 'how soon could you start'],
  ['closing', 'Do you have any questions for us?'],
  ['closing', 'Why should we hire you?'],
])('%s: %s', (kind, question) => {
  expect(classifyQuestion(question)).toBe(kind);
});

test('small talk is no question of any kind', () => {
  expect(classifyQuestion('lovely weather in Leeds today')).toBeUndefined();
});

test('knows a question for experience from one for an explanation', () => {
  expect(asksForExperience('Can you walk me through your experience with distributed systems?')).toBe(true);
  expect(asksForExperience('What is a distributed system?')).toBe(false);
});

test('knows a question that leans on the one before it', () => {
  expect(isFollowUp('How did you resolve it?')).toBe(true);
  expect(isFollowUp('What is a hash table?')).toBe(false);
  expect(isFollowUp('How would you design a service that has to shorten links for a whole country?')).toBe(
    false,
  );
});
