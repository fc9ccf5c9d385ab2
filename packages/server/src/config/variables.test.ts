// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
const find = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name).sort()

const variables = find(read('./readConfig.ts'), /^ {4}([A-Z_]{4,}): /gm)

test('default: the page lists every variable and no others', () => {
  expect(variables).toContain('DATABASE_URL')
  const page = read('../../../../docs/run-the-server.md')
  expect(find(page, /^\| `([A-Z_]+)` +\|/gm)).toEqual(variables)
})

test('behavior: so does the help', () => {
  const [, list = ''] =
    /Environment variables: ([^.]+)\./.exec(read('../cli/main.ts')) ?? []
  expect(find(list, /([A-Z_]+)/g)).toEqual(variables)
})

test('behavior: the files for containers set known variables only', () => {
  const compose = read('../../deploy/compose.yaml')
  const image = read('../../Dockerfile')
  const set = [
    ...find(compose, /^ {4}([A-Z_]+): /gm),
    ...find(image, /^ENV (\w+)=/gm),
  ]
  expect(set).toContain('DATABASE_URL')
  for (const name of set) expect(variables).toContain(name)
})

test('behavior: the example of an environment sets what the files for deployment take', () => {
  const given = find(read('../../deploy/env.example'), /^([A-Z_]+)=/gm)
  const compose = read('../../deploy/compose.yaml')
  const required = find(compose, /\$\{([A-Z_]+):\?\}/g)
  expect(required).toContain('MASTER_KEY')
  for (const name of required) expect(given).toContain(name)
  const ofCompose = [...required, 'GRAFANA_PASSWORD', 'POSTGRES_PASSWORD']
  for (const name of given) expect([...variables, ...ofCompose]).toContain(name)
})
