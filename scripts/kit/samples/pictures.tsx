import { RecordImages } from '../../../shell/kit/forms.ts';
import { Carousel, Gallery, Picture } from '../../../shell/kit/index.ts';
import { images } from './given.ts';

const scarf = { name: 'Scarf', images };

/** Pictures, and the fields for them. */
export const pictures = {
  Carousel: (
    <>
      <Carousel {...scarf} first href="/merch/1" />
      <Carousel {...scarf} images={[]} />
    </>
  ),
  Gallery: (
    <>
      <Gallery {...scarf} />
      <Gallery {...scarf} images={[]} />
    </>
  ),
  Picture: (
    <>
      <Picture image={images[0]} name="Scarf" place="small" />
      <Picture image={undefined} name="Scarf" place="small" />
    </>
  ),
  RecordImages: (
    <>
      <RecordImages images={undefined} saved={0} />
      <RecordImages images={images} saved={0} />
    </>
  ),
};
