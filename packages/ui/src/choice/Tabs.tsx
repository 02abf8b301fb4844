import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import './choice.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** Arrows select immediately, Home and End go to the ends; the panel itself takes focus after the tab. */
export function Tabs<Value extends string>({ label, tabs, value, onChoose }: TabsProps<Value>) {
  const choose = (next: string) => {
    const tab = tabs.find(each => each.value === next);
    if (tab) onChoose(tab.value);
  };
  return (
    <Primitive.Root value={value} onValueChange={choose} className="ui-tabs">
      <Primitive.List aria-label={label} className="ui-tabs__list">
        {tabs.map(tab => (
          <Primitive.Trigger key={tab.value} value={tab.value} className="ui-tabs__tab">
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(tab => (
        <Primitive.Content key={tab.value} value={tab.value} className="ui-tabs__panel">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}
