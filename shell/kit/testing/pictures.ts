export const jersey = { id: 11, url: '/images/jersey.svg', alt: 'A jersey' };
export const sleeve = { id: 12, url: '/images/sleeve.svg', alt: '' };
export const collar = { id: 13, url: 'https://example.com/collar.jpg', alt: 'The collar' };
