import { startServices } from './startServices.js'

const services = await startServices({
  control: process.argv.includes('--control'),
})

for (const [name, url] of Object.entries(services.urls))
  console.log(`${name.padEnd(8)} ${url}`)
for (const { address, symbol } of Object.values(services.tokens))
  console.log(`${symbol.padEnd(8)} ${address}`)

async function stop() {
  await services.stop()
  process.exit(0)
}

process.once('SIGINT', stop)
process.once('SIGTERM', stop)
