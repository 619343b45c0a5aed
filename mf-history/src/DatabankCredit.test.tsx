import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DatabankCredit } from './DatabankCredit.tsx';

it('says exactly what the Hockey Databank asks for', () => {
  const { container } = render(<DatabankCredit />);
  expect(container.textContent).toBe(
    'The information used herein was obtained free of charge from and is copyrighted by the Hockey Databank project. For more information about the Hockey Databank project please visit http://sports.groups.yahoo.com/group/hockey-databank',
  );
});
