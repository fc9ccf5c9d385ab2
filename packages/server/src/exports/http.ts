export { parseBaseUnits } from '../api/convert/parseBaseUnits.js'
export { parseSlippage } from '../api/convert/parseSlippage.js'
export { assertOwnForm } from '../http/assertOwnForm.js'
export { createApp } from '../http/createApp.js'
export { createFailure } from '../http/createFailure.js'
export { createPageFiles } from '../http/createPageFiles.js'
export {
  createStaticFiles,
  type StaticFile,
} from '../http/createStaticFiles.js'
export { pagePolicy } from '../http/pagePolicy.js'
export { ServiceError } from '../http/ServiceError.js'
export { waitForWake } from '../http/waitForWake.js'
