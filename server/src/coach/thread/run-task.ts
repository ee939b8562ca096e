import type * as worker from './coach-worker.ts';

export type Tasks = typeof worker;
export type TaskOf<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];

/** Runs a task in the coach's thread. */
export type RunTask = <Name extends keyof Tasks>(
  name: Name,
  task: TaskOf<Name>,
) => Promise<ReturnType<Tasks[Name]>>;
