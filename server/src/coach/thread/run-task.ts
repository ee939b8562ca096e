import type * as worker from './coach-worker.ts';

export type Tasks = typeof worker;
export type TaskOf<Name extends keyof Tasks> = Parameters<Tasks[Name]>[0];

export type RunTask = <Name extends keyof Tasks>(
  name: Name,
  task: TaskOf<Name>,
) => Promise<ReturnType<Tasks[Name]>>;
