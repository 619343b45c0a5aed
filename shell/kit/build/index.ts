export { sectionConfig } from './section.ts';
