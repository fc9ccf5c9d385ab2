export { ConfigError } from '../config/ConfigError.js'
export type { Config } from '../config/config.js'
export { readConfig } from '../config/readConfig.js'
export { type RunningServer, startServer } from '../server/startServer.js'
