import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { collar, jersey } from '../testing/pictures.ts';
import { stubImageLoading } from '../testing/stubImageLoading.ts';
import { Carousel } from './Carousel.tsx';

stubImageLoading();

it.each([{ images: [jersey] }, { images: [jersey, collar] }])(
  'leads to the page of what it shows, and adds no link to it: $images.length',
  ({ images }) => {
    window.history.replaceState(null, '', '/merch');
    render(<Carousel images={images} name="Jersey" href="/merch/7" />);
    const [picture] = screen.getAllByRole('img');
    expect(screen.queryByRole('link')).toBeNull();
    fireEvent.click(picture!);
    expect(window.location.pathname).toBe('/merch/7');
  },
);

it('opens a new tab where the visitor asks for one, and leads nowhere in the larger view', () => {
  window.history.replaceState(null, '', '/merch');
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { rerender } = render(<Carousel images={[jersey]} name="Jersey" href="/merch/7" />);
  fireEvent.click(screen.getByRole('img'), { ctrlKey: true });
  expect(open).toHaveBeenCalledExactlyOnceWith('/merch/7');
  rerender(<Carousel images={[jersey]} name="Jersey" />);
  fireEvent.click(screen.getByRole('img'));
  expect(window.location.pathname).toBe('/merch');
});
