/*
 * A screen is opened by the route table alone. What two screens share is a part beside them, so that nobody loads a screen to get at a part of it.
 */

/** @typedef {import('./modules.mjs').Module} Module */

const tables = [
  { table: 'apps/web/app/routes.ts', home: 'apps/web/app/', named: /'(?:\.\/)?([\w/.-]+\.tsx?)'/g },
  { table: 'apps/console/src/routes.tsx', home: 'apps/console/src/', named: /import\('\.\/([^']+)'\)/g },
]

/** Every file that imports a screen, as a sentence. */
export function routeComplaints(
  /** @type {ReadonlyMap<string, string>} */ texts,
  /** @type {ReadonlyMap<string, Pick<Module, 'loads'>>} */ modules,
) {
  const screens = new Set(
    tables.flatMap(({ table, home, named }) =>
      [...(texts.get(table) ?? '').matchAll(named)].map(([, file]) => `${home}${file}`),
    ),
  )
  return [...modules].flatMap(([file, { loads }]) =>
    /\.(test|screen)\.tsx?$|\/testing\//.test(file)
      ? []
      : loads
          .filter((target) => screens.has(target))
          .map((screen) => `${file}: ${screen} is opened by the route table alone`),
  )
}
