import { type ESTree, parseSync, Visitor } from 'vite';

export interface GlobalChange {
  /** Counted from 1. */
  line: number;
  /** What is changed: 'document.title'. */
  what: string;
}

/** They change the object that they are given first. */
const CHANGERS =
  /^(Object\.(assign|define\w+|setPrototypeOf)|Reflect\.(set|setPrototypeOf|define\w+|delete\w+))$/;

/** Names that no module declares, and which are its own all the same. */
const OF_A_MODULE = ['arguments', 'exports', 'module'];

/**
 * Where a module assigns to what is global, or to a member of it: `fetch = …`, `document.title = …`,
 * `delete window.x`, `Object.assign(Array.prototype, …)`. What it reaches by another name (`const page =
 * document`) or calls (`document.write()`) is not seen, nor a global by whose name it declares anything.
 * @param file its name, whose ending tells the language
 */
export function globalChanges(code: string, file: string): GlobalChange[] {
  const declared = new Set(OF_A_MODULE);
  const changed: ESTree.Node[] = [];
  const declare = ({ id }: { id: ESTree.Node | null }) => id && names(id, declared);
  const callable = ({ id, params }: { id: ESTree.Node | null; params: ESTree.Node[] }) => {
    declare({ id });
    for (const param of params) names(param, declared);
  };
  const imported = ({ local }: { local: ESTree.Node }) => names(local, declared);
  const change = (target: ESTree.Node | undefined) => target && changed.push(...targetsIn(target));

  new Visitor({
    VariableDeclaration: (node) => void (node.declare || node.declarations.forEach(declare)),
    FunctionDeclaration: callable,
    FunctionExpression: callable,
    ArrowFunctionExpression: callable,
    ClassDeclaration: declare,
    ClassExpression: declare,
    TSEnumDeclaration: declare,
    CatchClause: ({ param }) => void (param && names(param, declared)),
    ImportSpecifier: imported,
    ImportDefaultSpecifier: imported,
    ImportNamespaceSpecifier: imported,
    AssignmentExpression: ({ left }) => void change(left),
    UpdateExpression: ({ argument }) => void change(argument),
    ForInStatement: ({ left }) => void change(left),
    ForOfStatement: ({ left }) => void change(left),
    UnaryExpression: ({ operator, argument }) => void (operator === 'delete' && change(argument)),
    CallExpression: ({ callee, arguments: [first] }) =>
      void (CHANGERS.test(code.slice(callee.start, callee.end)) && change(first)),
  }).visit(parseSync(file, code).program);

  return changed
    .filter((target) => {
      const root = rootOf(target);
      return root.type === 'Identifier' && !declared.has(root.name);
    })
    .map(({ start, end }) => ({
      line: code.slice(0, start).split('\n').length,
      what: code.slice(start, end),
    }));
}

/** Adds the names that a pattern binds. */
function names(pattern: ESTree.Node, to: Set<string>): void {
  if (pattern.type === 'TSParameterProperty') return names(pattern.parameter, to);
  for (const target of targetsIn(pattern)) if (target.type === 'Identifier') to.add(target.name);
}

/** What is assigned to in a pattern: `{ a, b: [c.d = 1] }` assigns to `a` and `c.d`. */
function targetsIn(pattern: ESTree.Node): ESTree.Node[] {
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((one) =>
      targetsIn(one.type === 'RestElement' ? one : one.value),
    );
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((one) => (one ? targetsIn(one) : []));
  if (pattern.type === 'AssignmentPattern') return targetsIn(pattern.left);
  if (pattern.type === 'RestElement') return targetsIn(pattern.argument);
  return pattern.type === 'VariableDeclaration' ? [] : [pattern];
}

/** What a chain of members begins with: `a` of `a.b!.c`. */
function rootOf(node: ESTree.Node): ESTree.Node {
  if (node.type === 'MemberExpression') return rootOf(node.object);
  if ('expression' in node && typeof node.expression === 'object') return rootOf(node.expression);
  return node;
}
