/** robots.txt, as in RFC 9309. */
export interface Robots {
  isAllowed: (path: string) => boolean;
  delayMs: number;
}

interface Group {
  agents: string[];
  rules: { isAllowed: boolean; path: string }[];
  delayMs: number;
}

/** Reads the group of the agent, or that of all agents. */
export function readRobots(text: string, agent: string): Robots {
  const groups = parseGroups(text);
  const named = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()));
  const chosen = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes('*'));
  const rules = chosen.flatMap((group) => group.rules);
  return {
    delayMs: Math.max(0, ...chosen.map((group) => group.delayMs)),
    isAllowed(path) {
      const matching = rules.filter((rule) => toPattern(rule.path).test(path));
      const length = Math.max(-1, ...matching.map((rule) => rule.path.length));
      const longest = matching.filter((rule) => rule.path.length === length);
      return longest.length === 0 || longest.some((rule) => rule.isAllowed);
    },
  };
}

function parseGroups(text: string): Group[] {
  const groups: Group[] = [];
  let isNaming = false;
  for (const line of text.split(/\r?\n/)) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const field = key.toLowerCase();
    if (field === 'user-agent') {
      if (!isNaming) groups.push({ agents: [], rules: [], delayMs: 0 });
      groups.at(-1)?.agents.push(value.toLowerCase());
    } else if (field === 'allow' || field === 'disallow') {
      if (value !== '') groups.at(-1)?.rules.push({ isAllowed: field === 'allow', path: value });
    } else if (field === 'crawl-delay') {
      const last = groups.at(-1);
      if (last) last.delayMs = Number(value) * 1000 || 0;
    }
    if (field !== '') isNaming = field === 'user-agent';
  }
  return groups;
}

function toPattern(path: string): RegExp {
  const [, start = '', end = ''] = /^(.*?)(\$?)$/.exec(path) ?? [];
  const parts = start.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}${end}`);
}
