import { relative } from 'node:path';
import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

/**
 * Fails a section's build, and its page in development, if its code or a library assigns to globals.
 * @param checked 'own' checks only the section's folder, where there is the kit, too
 */
export function createGlobalChangesPlugin(folder: string, checked: 'all' | 'own' = 'all'): Plugin {
  const include = /\.[cm]?[jt]sx?$/;
  return {
    name: 'no-global-changes',
    // Before other plugins change line numbers.
    enforce: 'pre',
    transform: {
      filter: { id: { include, exclude: [/^\0|^virtual:/, /\/@module-federation\//] } },
      handler(code, id) {
        if (checked === 'own' && !id.startsWith(folder)) return;
        const changes = listGlobalChanges(code, id).map(
          ({ line, what }) => `${relative(folder, id)}:${line}: ${what} is changed.`,
        );
        if (changes.length === 0) return;
        changes.push(
          'The whole site shares that: docs/adding-a-section.md#what-it-can-do-and-what-not',
        );
        this.error(changes.join('\n'));
      },
    },
  };
}

/** Functions that mutate their first argument. */
const CHANGERS =
  /^(Object\.(assign|define\w+|setPrototypeOf)|Reflect\.(set|setPrototypeOf|define\w+|delete\w+))$/;

/** Names that are local to a function or a CommonJS module without a declaration. */
const OF_A_MODULE = ['arguments', 'exports', 'module'];

/**
 * Finds assignments to globals and their members: `document.title = …`, `delete window.x`,
 * `Object.assign(Array.prototype, …)`. Aliases (`const page = document`) are not followed, and a name that is declared
 * anywhere in the file counts as local. @returns lines, counted from 1, and the text of each target
 */
export function listGlobalChanges(code: string, file: string): { line: number; what: string }[] {
  const declared = new Set(OF_A_MODULE);
  const changed: ESTree.Node[] = [];
  const declare = ({ id }: { id: ESTree.Node | null }) => id && addTargetNames(id, declared);
  const callable = ({ id, params }: { id: ESTree.Node | null; params: ESTree.Node[] }) => {
    declare({ id });
    for (const param of params) addTargetNames(param, declared);
  };
  const imported = ({ local }: { local: ESTree.Node }) => addTargetNames(local, declared);
  const change = (target: ESTree.Node | undefined) =>
    target && changed.push(...listTargets(target));

  new Visitor({
    VariableDeclaration: (node) => void (node.declare || node.declarations.forEach(declare)),
    FunctionDeclaration: callable,
    FunctionExpression: callable,
    ArrowFunctionExpression: callable,
    ClassDeclaration: declare,
    ClassExpression: declare,
    TSEnumDeclaration: declare,
    CatchClause: ({ param }) => void (param && addTargetNames(param, declared)),
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
      const root = findRoot(target);
      return root.type === 'Identifier' && !declared.has(root.name);
    })
    .map(({ start, end }) => ({
      line: code.slice(0, start).split('\n').length,
      what: code.slice(start, end),
    }));
}

function addTargetNames(pattern: ESTree.Node, to: Set<string>): void {
  if (pattern.type === 'TSParameterProperty') return addTargetNames(pattern.parameter, to);
  for (const target of listTargets(pattern)) if (target.type === 'Identifier') to.add(target.name);
}

/** The targets of a destructuring: `{ a, b: [c.d = 1] }` assigns to `a` and `c.d`. */
function listTargets(pattern: ESTree.Node): ESTree.Node[] {
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap((entry) =>
      listTargets(entry.type === 'RestElement' ? entry : entry.value),
    );
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((entry) => (entry ? listTargets(entry) : []));
  if (pattern.type === 'AssignmentPattern') return listTargets(pattern.left);
  if (pattern.type === 'RestElement') return listTargets(pattern.argument);
  return pattern.type === 'VariableDeclaration' ? [] : [pattern];
}

function findRoot(node: ESTree.Node): ESTree.Node {
  if (node.type === 'MemberExpression') return findRoot(node.object);
  if ('expression' in node && typeof node.expression === 'object') return findRoot(node.expression);
  return node;
}
