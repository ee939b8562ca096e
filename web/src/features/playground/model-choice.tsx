import { controlStyle } from '#ui/control-style.ts';
import { useModels } from './models.ts';

export function ModelChoice() {
  const { models, chosen, choose } = useModels();
  if (models.length < 2) return null;
  return (
    <select
      aria-label="Model"
      value={chosen}
      onChange={({ target }) => choose(target.value)}
      className={controlStyle('h-8 w-auto! max-w-48 px-2 text-sm pointer-coarse:h-11')}
    >
      {models.map((model) => (
        <option key={model}>{model}</option>
      ))}
    </select>
  );
}
