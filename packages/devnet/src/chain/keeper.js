// Runs a program for as long as the process that started it lives: when that
// one ends, however it ends, its end of our standard input closes.
import { spawn } from 'node:child_process'

const [program = '', ...args] = process.argv.slice(2)
const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'] })

function end() {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), 2_000).unref()
}

process.stdin.on('end', end).on('error', end).resume()
process.on('SIGTERM', end)
process.on('SIGHUP', end)
child.on('error', () => process.exit(127))
child.on('exit', (code) => process.exit(code ?? 0))
