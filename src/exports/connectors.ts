export { authFrame } from '../connectors/authFrame.js'
export { projectHttp } from '../connectors/projectHttp.js'
export { POLLING_INTERVAL_MS } from '../core/constants.js'
export { createLogger } from '../core/logger.js'
