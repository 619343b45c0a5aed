import { defineSectionConfig } from '@desert/kit/build';

export default defineSectionConfig();
