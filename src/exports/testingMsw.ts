export { apiHandlers } from '../testing/apiHandlers.js'
