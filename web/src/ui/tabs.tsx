import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  tabs: readonly { value: string; label: string; content: ReactNode }[];
}

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <BaseTabs.Root defaultValue={tabs[0]?.value} className="w-full">
      <BaseTabs.List aria-label={label} className="relative flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="h-10 rounded-t-md px-3 text-sm font-medium whitespace-nowrap text-ink-soft -outline-offset-2 transition-colors hover:text-ink data-active:text-ink pointer-coarse:h-11"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-accent transition-[translate,width]" />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="rounded-sm pt-4">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
