export { createFaults } from '../http/createFaults.js'
export { openServer } from '../http/openServer.js'
