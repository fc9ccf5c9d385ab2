import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createApp } from './createApp.js'
import { templates } from './templates.js'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'latchkey-create-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const read = (...path: string[]) => readFileSync(join(...path), 'utf8')

test.each(templates.map(({ name }) => name))('template %s', (template) => {
  const app = join(folder, 'My App')
  createApp({ folder: app, template })
  const { dependencies, devDependencies, name } = JSON.parse(
    read(app, 'package.json'),
  )
  const { version } = JSON.parse(read(import.meta.dirname, '../package.json'))
  expect(name).toBe('my-app')
  expect(dependencies.latchkey).toBe(`^${version}`)
  expect(devDependencies['latchkey-server']).toBe(`^${version}`)
  expect(read(app, '.gitignore')).toContain('node_modules')
  expect(existsSync(join(app, '.npmrc'))).toBe(false)
  const readme = read(app, 'README.md')
  expect(readme).not.toMatch(/repository|\.\.\/|npm run build/)
  expect(readme).toContain('npm install\nnpx latchkey-server\n')
  expect(readme).toContain('\nnpm run dev\n')
})

test('every example is a template', () => {
  const examples = readdirSync(join(import.meta.dirname, '../../../examples'))
  expect(templates.map(({ name }) => name).sort()).toEqual(examples.sort())
})

test('error: unknown template', () => {
  expect(() => createApp({ folder, template: '../vite' })).toThrow(
    /There is no template '..\/vite'. Choose one of vite, next/,
  )
  expect(readdirSync(folder)).toEqual([])
})

test('error: folder in use', () => {
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  expect(() => createApp({ folder, template: 'vite' })).toThrow(/is not empty/)
  expect(read(folder, 'notes.txt')).toBe('mine')
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

test('a repository without files is empty', () => {
  mkdirSync(join(folder, '.git'))
  createApp({ folder, template: 'vite' })
  expect(existsSync(join(folder, 'src/main.tsx'))).toBe(true)
})
