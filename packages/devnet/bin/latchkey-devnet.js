#!/usr/bin/env node
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = new URL('../lib/main.js', import.meta.url)
const source = new URL('../src/main.ts', import.meta.url)
if (existsSync(source)) {
  // The sources are TypeScript and import by the repository's paths.
  const { register } = await import('tsx/esm/api')
  const tsconfig = new URL('../../../tsconfig.json', import.meta.url)
  register({ tsconfig: fileURLToPath(tsconfig) })
  await import(source.href)
} else await import(built.href)
