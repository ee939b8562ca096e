export interface SkillGroup {
  /** Empty for a plain list. */
  group: string;
  names: string[];
}

const GROUP = /^([^:,]{1,60}):(?!\/\/)(.*)$/su;

/** `Languages: English, Greek` is a group, `Excel, Python` a list. */
export function readSkills(skills: string): SkillGroup[] {
  return skills
    .split('\n')
    .map((line) => {
      const [, group = '', rest = line] = GROUP.exec(line) ?? [];
      return { group: group.trim(), names: namesBetween(rest) };
    })
    .filter(({ group, names }) => group !== '' || names.length > 0);
}

const namesBetween = (text: string): string[] =>
  text
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
