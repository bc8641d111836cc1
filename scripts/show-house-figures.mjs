import { houseFigures } from './house-figures.mjs'
import { run } from './say.mjs'
import { sources } from './sources.mjs'

/** Says the figures of the house; with `--list` also which files they count. */
await run(async () => {
  const listed = process.argv.includes('--list')
  const show = (/** @type {string} */ line, /** @type {readonly string[]} */ entries = []) =>
    console.log([line, ...(listed ? entries : []).map((entry) => `    ${entry}`)].join('\n'))
  const { sizes, foldable, circles, runningCircles, copies, requests } = houseFigures(sources())

  show('production files, median and 90th percentile of their lines')
  for (const { name, files, median, ninetieth } of sizes)
    show(
      `  ${name.padEnd(20)}${String(files).padStart(6)}${String(median).padStart(6)}${String(ninetieth).padStart(6)}`,
    )
  show(`files under 40 lines with one user that need not stand alone: ${foldable.length}`, foldable)
  show(
    `import circles: ${circles.length}, without imports of types: ${runningCircles}`,
    circles.map((circle) => circle.join(' → ')),
  )
  for (const { rule, spots } of copies)
    show(
      `"${rule}" in SQL: ${spots.length} places in ${new Set(spots.map(({ file }) => file)).size} files`,
      spots.map(({ file, line }) => `${file}:${line}`),
    )
  for (const { title, files, folders } of requests)
    show(`to ${title} one opens ${files.length} files in ${folders.length} folders`, files)
})
