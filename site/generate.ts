/**
 * Writes the pages that come from the sources: the reference from JSDoc and
 * types, the errors from their classes, the HTTP API from its schemas. None of
 * them is committed.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createOpenApi } from './generate/createOpenApi.js'
import { createReference } from './generate/createReference.js'
import { renderHttpPage } from './generate/renderHttpPage.js'

const folder = fileURLToPath(new URL('../docs/reference', import.meta.url))

rmSync(folder, { recursive: true, force: true })
const { gaps, names, pages } = await createReference()
if (gaps.length > 0) throw new Error(`JSDoc lacks\n${gaps.join('\n')}`)
const openApi = createOpenApi()
writeFileSync(
  fileURLToPath(new URL('public/openapi.json', import.meta.url)),
  JSON.stringify(openApi, null, 2),
)
const http = { path: 'http-api.md', text: renderHttpPage(openApi) }
for (const { path, text } of [...pages, http]) {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
}
writeFileSync(join(folder, 'names.json'), JSON.stringify({ names }))
process.stdout.write(`${pages.length} reference pages\n`)
