export const threadPhotosEsUS = {
  chosenPhotos: 'Fotos elegidas',
  removeFile: 'Quitar el archivo',
  preparingPhoto: 'Preparando la foto…',
  preparingPhotos: 'Preparando las fotos…',
  madeSmaller: '{size}, reducida',
  photosSize: '{count} fotos, {size}',
  photosSmaller: '{count} fotos, {size}, reducidas',
  sendOriginal: 'Enviar el original',
  sendOriginals: 'Enviar los originales',
  originalPlace: 'El original puede revelar dónde se tomó la foto.',
  originalsPlace: 'Los originales pueden revelar dónde se tomaron las fotos.',
  photoCaption: 'Comentario (opcional)',
};
