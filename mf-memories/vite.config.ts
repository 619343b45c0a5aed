import { sectionConfig } from '@desert/kit/build';

export default sectionConfig();
