import '../solana/muteBindings.js'

export { type LocalService, listServices } from '../listServices.js'
export type { Services, ServicesOptions } from '../services.js'
export { startServices } from '../startServices.js'
export { type LocalConfig, toLocalConfig } from '../toLocalConfig.js'
export { parsePort, toPorts } from '../toPorts.js'
