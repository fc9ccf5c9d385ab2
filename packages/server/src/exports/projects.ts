export { isAllowedOrigin } from '../isAllowedOrigin.js'
export {
  createProjects,
  localProject,
  type Project,
  type Projects,
  requireProject,
} from '../projects.js'
