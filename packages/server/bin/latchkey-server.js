#!/usr/bin/env node
import { fileURLToPath } from 'node:url'
import { register } from 'tsx/esm/api'

// The sources are TypeScript and import `latchkey` by the repository's paths.
const tsconfig = new URL('../../../tsconfig.json', import.meta.url)
register({ tsconfig: fileURLToPath(tsconfig) })
await import('../src/cli/main.js')
