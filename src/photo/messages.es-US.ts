export const photoListEsUS = {
  photoOf: 'Foto {index} de {total}',
  photoEarlier: 'Adelantar la foto {index}',
  photoLater: 'Atrasar la foto {index}',
  photoMoved: 'Ahora es la foto {index} de {total}.',
  photoRemove: 'Quitar la foto {index}',
  photoRemoved: 'Se quitó la foto.',
};
